import { useCallback, type ComponentType } from 'react'
import type { Phone } from '../../../../content/types.ts'
import type { LoadSender, Sender } from '../../../delivery/sender.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { useIdle } from '../../loading/use-idle.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'
import type { KeptNoticeProps } from './KeptNotice.tsx'

interface LoadedNotice {
  Notice: ComponentType<KeptNoticeProps>
  sender: Sender
}

/**
 * Once the browser is idle, sends what is kept on this device and shows a notice about it; does nothing if submissions
 * are not sent.
 */
export function KeptHost({ phone }: { phone: Phone }) {
  const { loadSender } = useAdapters()
  return loadSender && <LoadedHost phone={phone} loadSender={loadSender} />
}

function LoadedHost({ phone, loadSender }: { phone: Phone; loadSender: LoadSender }) {
  const [loaded, load] = useLazyPart<LoadedNotice>(useCallback(() => fetchNotice(loadSender), [loadSender]))
  useIdle(load)
  return loaded && <loaded.Notice actor={loaded.sender.actor} phone={phone} />
}

async function fetchNotice(loadSender: LoadSender): Promise<LoadedNotice> {
  const [{ KeptNotice }, sender] = await Promise.all([import('./KeptNotice.tsx'), loadSender()])
  return { Notice: KeptNotice, sender }
}
