import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { cover } from '../core/cover.ts'
import { explore } from '../core/explore.ts'
import { viewReport } from './report.ts'
import { folderOf, viewOf } from './speech.ts'
import { changedLines, readSpokenFile, shortened, spokenFile } from './spoken-file.ts'
import { accept, changesOf, type ViewFolders } from './views.ts'

const graph = explore(flows['service-detail'])
const [closed = '', open = ''] = graph.situations.map(({ key }) => viewOf(key))
const page = '- banner\n- main:\n  - link "Cryotherapy"\n'
const dialog = '- dialog "Infrared Sauna":\n  - button "Close"\n'

let folder = ''
let folders: ViewFolders = { run: '', spoken: '', pictures: '', differences: '' }

/** A picture in which some pixels of 1,000 are red. */
function picture(red: number, width = 100): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: width * 10 }, (_, at) => (at < red ? [255, 0, 0] : [255, 255, 255])).flat(),
  )
  return sharp(pixels, { raw: { width, height: 10, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer()
}

async function run(view: string, text: string, red = 0, width = 100): Promise<void> {
  const own = folderOf(graph.model, folders.run)
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, `${view}.yml`), text)
  writeFileSync(join(own, `${view}.webp`), await picture(red, width))
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'views-'))
  const [seen, spoken, pictures, differences] = ['run', 'spoken', 'pictures', 'differences'].map((name) =>
    join(folder, name),
  )
  folders = { run: seen ?? '', spoken: spoken ?? '', pictures: pictures ?? '', differences: differences ?? '' }
  await run(closed, page)
  await run(open, dialog)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('what is accepted', () => {
  test('is the same afterwards, and all of it was new before', async () => {
    const before = await changesOf(graph, folders)
    expect(before.map(({ view, kind }) => [view, kind])).toEqual([
      [closed, 'new'],
      [open, 'new'],
    ])
    expect(accept(graph, folders)).toBe(2)
    expect(await changesOf(graph, folders)).toEqual([])
  })

  test('stays for situations that a later run has not seen, and goes with a situation that there is no more', async () => {
    accept(graph, folders)
    rmSync(join(folderOf(graph.model, folders.run), `${open}.yml`))
    expect(await changesOf(graph, folders)).toEqual([])
    accept(graph, folders)
    const without = { ...graph, situations: graph.situations.slice(0, 1) }
    expect((await changesOf(without, folders)).map(({ view, kind }) => [view, kind])).toEqual([[open, 'gone']])
    accept(without, folders)
    expect(await changesOf(without, folders)).toEqual([])
  })
})

describe('a situation', () => {
  beforeEach(() => accept(graph, folders))

  test('that speaks differently is told by the lines', async () => {
    await run(open, dialog.replace('Close', 'Done'))
    const [change, ...others] = await changesOf(graph, folders)
    expect(others).toEqual([])
    expect([change?.view, change?.speech, change?.picture]).toEqual([
      open,
      '<   - button "Close"\n>   - button "Done"\n',
      null,
    ])
  })

  test('that its paths, walked again, did not come to counts as not seen', async () => {
    const began = Date.parse('2026-11-12T10:00:00.000Z')
    const walks = join(folder, 'walks/browser', graph.model.id)
    mkdirSync(walks, { recursive: true })
    for (const { id } of cover(graph, 'edges').paths) {
      const record = { path: id, at: new Date(began).toISOString(), machine: '', budget: 12 }
      writeFileSync(join(walks, `${id}.json`), JSON.stringify(record))
    }
    const dated = (view: string, at: number) =>
      utimesSync(join(folderOf(graph.model, folders.run), `${view}.yml`), at / 1000, at / 1000)
    dated(closed, began - 30_000)
    dated(open, began + 3000)
    expect((await viewReport([graph], folders)).lines.join()).toContain('2 situations the last runs have not seen')
  })

  test('is not told by ids that React gives out', async () => {
    await run(open, dialog.replace('Close', 'Close #_r_1_'))
    accept(graph, folders)
    await run(open, dialog.replace('Close', 'Close #_r_2f_'))
    expect(await changesOf(graph, folders)).toEqual([])
  })

  test('that looks differently is told by its share of pixels, from one in a thousand on', async () => {
    await run(open, dialog, 1)
    expect(await changesOf(graph, folders)).toEqual([])
    await run(open, dialog, 25)
    const [change] = await changesOf(graph, folders)
    expect([change?.view, change?.speech]).toEqual([open, ''])
    expect(change?.picture).toEqual({ share: 0.025, file: join(folders.differences, 'service-detail', `${open}.webp`) })
  })

  test('whose picture has another size looks differently', async () => {
    await run(open, dialog, 0, 90)
    expect((await changesOf(graph, folders)).map(({ picture: found }) => found)).toEqual([{ share: 1, file: null }])
  })

  test('is told with its words, and with how to accept it', async () => {
    await run(open, `${dialog}  - link "More"\n`, 0, 90)
    const { lines, isSame } = await viewReport([graph], folders)
    expect(isSame).toBe(false)
    expect(lines).toEqual([
      `service-detail ${open} looks and speaks differently: the detail dialog shows the service, the service is ‘infrared’`,
      '    its picture has another size',
      '    >   - link "More"',
      '1 situation of 3 differ from what was accepted (2). If that is meant: npm run paths -- --diff --accept. 1 situation the last runs have not seen: npm run test:e2e -- e2e/paths.',
    ])
  })
})

describe('a comparison', () => {
  const unseen = '1 situation the last runs have not seen: npm run test:e2e -- e2e/paths.'

  test('of words and pictures says so', async () => {
    accept(graph, folders)
    expect(await viewReport([graph], folders)).toEqual({
      lines: [`2 situations of 3 look and speak as they were accepted. ${unseen}`],
      isSame: true,
    })
  })

  test('without an accepted picture is of the words only, which it says', async () => {
    accept(graph, folders)
    rmSync(join(folders.pictures, graph.model.id, `${open}.webp`))
    expect(await viewReport([graph], folders)).toEqual({
      lines: [
        `2 situations of 3 look and speak as they were accepted. Compared by words only, for want of a picture: 1 situation. ${unseen}`,
      ],
      isSame: true,
    })
    rmSync(folders.pictures, { recursive: true })
    expect(await viewReport([graph], folders)).toEqual({
      lines: [
        `2 situations of 3 speak as they were accepted. Compared by words only, for want of a picture: 2 situations. ${unseen}`,
      ],
      isSame: true,
    })
  })

  test('of nothing is not well, and names the command that records', async () => {
    accept(graph, folders)
    rmSync(folders.run, { recursive: true })
    expect(await viewReport([graph], folders)).toEqual({
      lines: ['The last runs have seen none of 3 situations: npm run test:e2e -- e2e/paths.'],
      isSame: false,
    })
  })
})

describe('the file of what is spoken', () => {
  const spoken = [
    { view: '0000000001', title: 'closed', text: page },
    { view: '0000000002', title: 'open', text: dialog },
    { view: '0000000003', title: 'open again', text: dialog },
    { view: '0000000004', title: 'closed, but pressed', text: `${page}- status: Loading\n` },
    { view: '0000000005', title: 'closed as before', text: page },
  ]

  test('has each text once, dialogs whole, and of pages what differs from the first', () => {
    expect(spokenFile(shortened(spoken))).toBe(
      `# 0000000001 closed\n${page}\n# 0000000002 open\n# 0000000003 open again\n${dialog}\n# 0000000004 closed, but pressed\n> - status: Loading\n\n# 0000000005 closed as before\n`,
    )
  })

  test('is read as it was written', () => {
    expect(readSpokenFile(spokenFile(shortened(spoken)))).toEqual(shortened(spoken))
    expect(readSpokenFile('')).toEqual([])
  })

  test('two texts differ by the lines that are new or gone', () => {
    expect(changedLines('a\nb\nc\n', 'a\nx\nc\nd\n')).toBe('< b\n> x\n> d\n')
    expect(changedLines('a\n', 'a\n')).toBe('')
  })
})
