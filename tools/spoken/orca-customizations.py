"""Orca writes to the file SPOKEN what it would speak, and whether it is still at work; nothing is synthesized."""

import os

from orca import event_manager, liveregions, settings, speech

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


def asked_anew(method):
    """
    Chromium tells of the caret in a text field before it tells of the focus: where Orca handles the first before the
    second has come, its copy of the field's states lacks the focus, and it says nothing at either.
    """

    def run(self, event):
        if event.type.startswith('object:text-caret-moved'):
            event.source.clearCache()
        return method(self, event)

    return run


manager = event_manager.EventManager
manager._enqueue = marked(manager._enqueue)
manager._dequeue = marked(manager._dequeue)
manager._processObjectEvent = asked_anew(manager._processObjectEvent)
manager._processKeyboardEvent = marked(keyed(manager._processKeyboardEvent))

regions = liveregions.LiveRegionManager
_handle, _pump = regions.handleEvent, regions.pumpMessages
telling = False


def handled(self, event):
    """A live region's message waits for its turn: Orca is not idle."""
    _handle(self, event)
    if len(self.msg_queue) > 0:
        write('telling')


def pumped(self):
    global telling
    telling = True
    try:
        return _pump(self)
    finally:
        telling = False
        write('telling' if len(self.msg_queue) > 0 else 'told')


regions.handleEvent = handled
regions.pumpMessages = pumped

speech._speak = lambda text, acss=None, interrupt=True: write('status' if telling else 'said', text)
speech.speakCharacter = lambda character, acss=None: write('said', character)
speech.speakKeyEvent = lambda event, acss=None: None
speech.init = lambda: write('ready')

settings.sayAllOnLoad = False
settings.enableBraille = False
settings.progressBarSpeechInterval = 0
settings.progressBarUpdateInterval = 0
settings.enableKeyEcho = False
settings.enableEchoByWord = False
