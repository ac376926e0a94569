import { expect, test } from 'vitest'
import { csvReader } from './csv-reader.ts'

function read(...pieces: string[]) {
  const records: string[][] = []
  const reader = csvReader((cells) => records.push(cells))
  for (const piece of pieces) reader.read(piece)
  reader.end()
  return records
}

test('commas, quotes and line breaks belong to the cell that is quoted, wherever a piece ends', () => {
  const records = [
    ['id', 'name'],
    ['1', 'Ada "the first",\r\nLovelace'],
    ['2', ''],
  ]
  expect(read('"id","name"\r\n"1","Ada ""the first"",\r\nLovelace"\r\n"2",""\r\n')).toEqual(records)
  expect(read('"id","na', 'me"\r', '\n"1","Ada "', '"the first"",\r\nLovelace"\r\n"2",""\r\n')).toEqual(records)
})

test('what breaks off is no CSV', () => {
  expect(() => read('"id"\r\n"1')).toThrow('in the midst of a record')
  expect(() => read('"id"\r\n"1",')).toThrow('in the midst of a record')
})
