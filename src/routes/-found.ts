import { notFound, rootRouteId } from '@tanstack/react-router'
import { MissingRecord } from '../adapters/records.ts'

/** The records asked for, or the not-found page where one of them does not exist. */
export async function found<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof MissingRecord) throw notFound({ routeId: rootRouteId })
    throw error
  }
}
