import { useEffect } from 'react'
import type { Pressed } from '../../adapters/new-build.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { whenIdle } from '../../adapters/when-idle.ts'

/** Repeats a press after it led to a reload, once the whole page is alive. */
export function useRepeatedPress(): void {
  const { builds } = useAdapters()
  useEffect(() => {
    const pressed = builds.takePressed()
    return pressed ? whenIdle(() => find(pressed)?.click()) : undefined
  }, [builds])
}

function find({ label, href }: Pressed): HTMLElement | undefined {
  const candidates = [...document.querySelectorAll<HTMLElement>('a, button')]
  return candidates.find((one) => one.textContent === label && one.getAttribute('href') === href)
}
