import { z } from 'zod'
import { checkBetweenRecords } from './between-records.ts'
import { contentFiles, placeOf, type AllContent, type ContentFile, type Problem } from './content-files.ts'
import type { RecordTypes } from '../records.ts'
import { recordSchema } from '../schema/records.ts'

/** Every problem of the content: each record against its schema, and the records against each other. */
export function checkContent(all: AllContent): Problem[] {
  return [...contentFiles(all).flatMap(checkFile), ...checkBetweenRecords(all)]
}

/** Every problem of the built JSON records, each named by its record. */
export function checkRecords(records: RecordTypes): Problem[] {
  return Object.entries(records).flatMap(([name, value]) =>
    checkFile({ file: `record ${name}`, prefix: '', value, schema: recordSchema(name) }),
  )
}

/** Every record still marked `sample: true`. */
export function findSamples(all: AllContent): Problem[] {
  return contentFiles(all).flatMap((content) =>
    samplePaths(content.value).map((path) => ({ ...placeOf(content, path), reason: 'is still a sample' })),
  )
}

/** 'content/locations/princeton.ts: hours.mon.closes: closes before it opens'. */
export function describeProblem({ file, field, reason }: Problem): string {
  return [file, field, reason].filter(Boolean).join(': ')
}

function checkFile(content: ContentFile): Problem[] {
  const issues = content.schema.safeParse(content.value, { error: wordIssue }).error?.issues ?? []
  return issues.flatMap((issue) => {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : []
    return unknownKeys.length > 0
      ? unknownKeys.map((key) => ({ ...placeOf(content, [...issue.path, key]), reason: 'is not a known field' }))
      : [{ ...placeOf(content, issue.path), reason: issue.message }]
  })
}

const wordIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `is not of type ${issue.expected}`
  if (issue.code === 'invalid_value') return `is not one of: ${issue.values.map(String).join(', ')}`
  return undefined
}

function samplePaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'sample' in value && value.sample === true ? [[...path, 'sample']] : []
  const children: [string, unknown][] = Object.entries(value)
  return [...own, ...children.flatMap(([key, child]) => samplePaths(child, [...path, key]))]
}
