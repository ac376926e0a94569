import type { Staff } from './sessions.ts'
import { clause, type Clause } from './sql.ts'

/**
 * Which rows of `leads` an account may see: an owner all; a clinic's account those of its clinic, and never a franchise
 * inquiry. It is part of every query, so that a request of another clinic is as unknown as one that never was.
 */
export function scopeOf({ role, clinic }: Pick<Staff, 'role' | 'clinic'>): Clause {
  if (role === 'owner') return clause('1 = 1')
  return clause(`clinic = ? AND clinic <> '' AND kind <> 'franchise'`, clinic)
}
