import { expect, test } from 'vitest'
import {
  budgetOf,
  filesOf,
  firstWithin,
  pictureFile,
  pictureRecord,
  picturesModule,
  qualities,
  tallPart,
  type Master,
} from './art-files.ts'

const master: Master = {
  id: 'infrared',
  bytes: new Uint8Array([1, 2, 3]),
  width: 2340,
  height: 1560,
  focus: [0.6, 0.5],
  alt: 'A cabin.',
  isTall: true,
}

test('a picture is named after its id and what it was made from', () => {
  const record = pictureRecord(master)
  expect(record).toEqual({
    file: expect.stringMatching(/^infrared\.[0-9a-f]{8}$/),
    widths: [360, 640, 960, 1440, 2340],
    height: 1560,
    tall: [320, 560],
    alt: 'A cabin.',
  })
  expect(pictureRecord(master)).toEqual(record)
  expect(pictureRecord({ ...master, bytes: new Uint8Array([1, 2, 4]) }).file).not.toBe(record.file)
  expect(pictureRecord({ ...master, focus: [0.5, 0.5] }).file).not.toBe(record.file)
})

test('a picture is never enlarged, and none is wider than any screen shows it', () => {
  expect(pictureRecord({ ...master, width: 840, height: 560 })).toMatchObject({ widths: [360, 640, 840], height: 560 })
  expect(pictureRecord({ ...master, width: 3840, height: 2160 })).toMatchObject({
    widths: [360, 640, 960, 1440, 3264],
    height: 1836,
  })
})

test('its files are AVIF at each width and upright, and one WebP', () => {
  const record = pictureRecord(master)
  const names = filesOf(record).map((file) => pictureFile(record, file).replace(record.file, 'x'))
  const widths = ['360', '640', '960', '1440', '2340', 'tall-320', 'tall-560']
  expect(names).toEqual([...widths.map((width) => `x-${width}.avif`), 'x-640.webp'])
  expect(filesOf({ ...record, tall: [] })).toHaveLength(6)
})

test('a file may weigh what its width allows', () => {
  const kib = (width: number, isTall = false) => budgetOf({ width, type: 'avif', isTall }) / 1024
  expect([360, 640, 960, 1440, 1680, 2340, 3264].map((width) => kib(width))).toEqual([18, 28, 40, 60, 60, 110, 110])
  expect([kib(320, true), kib(560, true)]).toEqual([18, 18])
})

test('the upright crop keeps the focus in its middle, as far as the picture reaches', () => {
  const size = { width: 1500, height: 1000 }
  expect(tallPart({ ...size, focus: [0.5, 0.5] })).toEqual({ left: 350, top: 0, width: 800, height: 1000 })
  expect(tallPart({ ...size, focus: [0.9, 0.5] })).toEqual({ left: 700, top: 0, width: 800, height: 1000 })
  expect(tallPart({ width: 400, height: 1000, focus: [0.1, 0.4] })).toEqual({
    left: 0,
    top: 150,
    width: 400,
    height: 500,
  })
})

test('the module lists the pictures by id, and the one of the not-found page apart', () => {
  const picture = { file: 'a.00000000', widths: [360, 600, 840], height: 560, tall: [320], alt: "a pen's cap" }
  expect(picturesModule({ infrared: { ...picture, tall: [] }, 'not-found': picture, 'red-bank': picture }))
    .toBe(`import type { Picture } from './types.ts'

/** The page of unknown addresses. */
export const lostPicture: Picture | null = {
  file: 'a.00000000',
  widths: [360, 600, 840],
  height: 560,
  tall: [320],
  alt: "a pen's cap",
}

/** Every other picture, by the id of what it shows. Both are written by \`npm run pictures\`. */
export const pictures: Readonly<Record<string, Picture>> = {
  infrared: {
    file: 'a.00000000',
    widths: [360, 600, 840],
    height: 560,
    tall: [],
    alt: "a pen's cap",
  },
  'red-bank': {
    file: 'a.00000000',
    widths: [360, 600, 840],
    height: 560,
    tall: [320],
    alt: "a pen's cap",
  },
}
`)
  expect(picturesModule({})).toContain('lostPicture: Picture | null = null\n')
})

test('the best quality that is within the budget is kept, and none that is over it', async () => {
  const encode = async (quality: number) => ({ length: quality * 10, quality })
  expect(await firstWithin(500, [60, 50, 40], encode)).toEqual({ length: 500, quality: 50 })
  expect(await firstWithin(399, [60, 50, 40], encode)).toBeNull()
  for (const [budget, quality] of [
    [700, 62],
    [620, 62],
    [421, 42],
    [380, 38],
  ])
    expect(await firstWithin(budget ?? 0, qualities.avif, encode)).toMatchObject({ quality })
})
