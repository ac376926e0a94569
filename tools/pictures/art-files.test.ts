import { expect, test } from 'vitest'
import { budgetOf, firstWithin, pictureFile, pictureRecord, picturesModule, widthsOf } from './art-files.ts'

const master = new Uint8Array([1, 2, 3])
const size = { width: 840, height: 560 }

test('a picture is named after its id and what it was made from', () => {
  const record = pictureRecord('infrared', master, size)
  expect(record).toEqual({
    file: expect.stringMatching(/^infrared\.[0-9a-f]{8}$/),
    widths: [360, 600, 840],
    height: 560,
  })
  expect(pictureRecord('infrared', master, size)).toEqual(record)
  expect(pictureRecord('infrared', new Uint8Array([1, 2, 4]), size).file).not.toBe(record.file)
  expect(pictureFile(record, 360, 'avif')).toBe(`${record.file}-360.avif`)
})

test('the home page’s picture may be wider and heavier than the others', () => {
  expect([widthsOf('home'), budgetOf('home')]).toEqual([[640, 1040, 1440], 60 * 1024])
  expect([widthsOf('princeton'), budgetOf('princeton')]).toEqual([[360, 600, 840], 18 * 1024])
})

test('a master of another size keeps its shape', () => {
  expect(pictureRecord('infrared', master, { width: 1260, height: 840 }).height).toBe(560)
})

test('the module lists the pictures by id, and the one of the not-found page apart', () => {
  const picture = { file: 'a.00000000', widths: [360, 600, 840], height: 560 } as const
  expect(picturesModule({ infrared: picture, 'not-found': picture, 'red-bank': picture }))
    .toBe(`import type { Picture } from './types.ts'

/** The page of unknown addresses. */
export const lostPicture: Picture | null = { file: 'a.00000000', widths: [360, 600, 840], height: 560 }

/** Every other picture, by the id of what it shows. Both are written by \`npm run pictures\`. */
export const pictures: Readonly<Record<string, Picture>> = {
  infrared: { file: 'a.00000000', widths: [360, 600, 840], height: 560 },
  'red-bank': { file: 'a.00000000', widths: [360, 600, 840], height: 560 },
}
`)
  expect(picturesModule({})).toContain('lostPicture: Picture | null = null\n')
})

test('the best quality that is within the budget is kept, and none that is over it', async () => {
  const encode = async (quality: number) => ({ length: quality * 10, quality })
  expect(await firstWithin(500, [60, 50, 40], encode)).toEqual({ length: 500, quality: 50 })
  expect(await firstWithin(399, [60, 50, 40], encode)).toBeNull()
})
