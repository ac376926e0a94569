"""Shockwaves for women: the same ripples, soft and warm."""

from importlib import import_module


def build():
    import_module("scenes.shockwave-therapy").build("soft")
