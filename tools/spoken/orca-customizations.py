"""Orca writes to the file SPOKEN what it would speak, and whether it is still at work; nothing is synthesized."""

import os

from orca import event_manager, settings, speech

log = open(os.environ['SPOKEN'], 'a', buffering=1)


def write(kind, text=''):
    log.write(f'{kind} {" ".join(text.split())}\n')


def marked(method):
    """The method, with a mark before it and another after it, `idle` once no event waits any more."""

    def run(self, *arguments):
        write('busy')
        try:
            return method(self, *arguments)
        finally:
            write('idle' if self._eventQueue.empty() else 'busy')

    return run


def keyed(method):
    def run(self, event):
        write('key')
        return method(self, event)

    return run


manager = event_manager.EventManager
manager._enqueue = marked(manager._enqueue)
manager._dequeue = marked(manager._dequeue)
manager._processKeyboardEvent = marked(keyed(manager._processKeyboardEvent))

speech._speak = lambda text, acss=None, interrupt=True: write('said', text)
speech.speakCharacter = lambda character, acss=None: write('said', character)
speech.speakKeyEvent = lambda event, acss=None: None
speech.init = lambda: write('ready')

settings.sayAllOnLoad = False
settings.enableBraille = False
settings.progressBarSpeechInterval = 0
settings.progressBarUpdateInterval = 0
settings.enableKeyEcho = False
settings.enableEchoByWord = False
