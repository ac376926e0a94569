import type { RecordTypes } from '../../content/records.ts'
import type { Adapters } from '../adapters/adapters.ts'
import { homeStill } from '../ui/pages/stills.ts'

/** The data of the home page. */
export async function readHome({ records }: Pick<Adapters, 'records'>): Promise<RecordTypes['home']> {
  const [home] = await Promise.all([records.read('home'), homeStill.load()])
  return home
}
