import { useState, type ReactNode } from 'react'
import { brand } from '../../../content/brand.ts'
import { Boundary } from '../blocks/Boundary/Boundary.tsx'
import { MissingWords } from '../blocks/MissingPart/MissingWords.tsx'
import { Dialog } from './Dialog.tsx'
import { useDialogEntry } from './use-dialog-entry.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface DialogBoundaryProps {
  /** What the dialog is for, as a visitor would call it. */
  name: string
  /** The request that opened the dialog; the next one tries again. */
  request: { opener: HTMLElement | null } | null
  onClosed: () => void
  children: ReactNode
}

/** A flow's dialog; if it breaks, another dialog replaces it that says what is missing and how to go on. */
export function DialogBoundary({ name, request, onClosed, children }: DialogBoundaryProps) {
  const missing = <MissingDialog name={name} opener={request?.opener ?? null} onClosed={onClosed} />
  return (
    <Boundary name={name} attempt={request} fallback={request && missing}>
      {children}
    </Boundary>
  )
}

interface MissingDialogProps {
  name: string
  opener: HTMLElement | null
  onClosed: () => void
}

function MissingDialog({ name, opener, onClosed }: MissingDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  useDialogEntry(isOpen, close)
  useFocusReturn(isOpen, opener, onClosed)
  return (
    <Dialog isOpen={isOpen} onClose={close} title={name} opener={opener} isNarrow>
      <p role="alert">
        <MissingWords name={name} phone={brand.phone} />
      </p>
    </Dialog>
  )
}
