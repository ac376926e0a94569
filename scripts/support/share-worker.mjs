import { workerData } from 'node:worker_threads'

const { doShare } = await import(workerData.module)
await doShare(workerData.share)
