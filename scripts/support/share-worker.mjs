import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { doShare } = await import(workerData.module)
await doShare(workerData.share)
