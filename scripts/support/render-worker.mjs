import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { renderShare } = await import('./render-pages.ts')
await renderShare(workerData)
