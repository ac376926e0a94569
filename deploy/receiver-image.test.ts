import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../scripts/support/setup.mjs'
import { readSettings } from '../receiver/settings.ts'
import { startReceiver } from '../tools/bench/receiver/receiver-process.ts'
import { importsOf, sourceFiles } from '../tests/support/imports.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Checks the text of the Dockerfile, since Docker does not run here. */
describe('the receiver’s image', () => {
  const lines = read('deploy/Dockerfile.receiver').split('\n')
  const copied = lines.filter((line) => line.startsWith('COPY ')).flatMap((line) => line.split(' ').slice(1, -1))
  const { dependencies, engines } = JSON.parse(read('package.json'))

  test('runs as a user that is not root, on the Node that the packages ask for, and says whether it is well', () => {
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER node'])
    expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD ')))
    const [major = ''] = /\d+/.exec(engines.node) ?? []
    expect(lines.filter((line) => line.startsWith('FROM '))).toEqual([`FROM node:${major}-trixie-slim`])
    expect(lines.find((line) => line.startsWith('HEALTHCHECK '))).toContain('http://127.0.0.1:8787/health')
    expect(lines).toContain('CMD ["node", "receiver/start.mjs"]')
  })

  test('holds every file that the receiver loads, and its packages without those of development', () => {
    const needed = [...reachedFrom('receiver/start.mjs')]
    const files = needed.filter((target) => /\.\w+$/.test(target) && !target.startsWith('@'))
    expect(files.filter((file) => !copied.some((kept) => file === kept || file.startsWith(`${kept}/`)))).toEqual([])
    expect(files.length).toBeGreaterThan(30)
    const packages = needed.filter((target) => !files.includes(target) && !target.startsWith('node:'))
    const names = packages.map((target) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '')
    expect(names.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
    expect(lines).toContain('RUN npm ci --omit=dev --no-audit --no-fund')
  })

  test('starts from what it holds, beside the site’s sources too, and writes nothing but its data', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const name of [...copied, 'src']) cpSync(join(root, name), join(folder, name), { recursive: true })
    installProduction(folder)
    const before = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const { line, base, inbox, stop } = await startReceiver(
      {
        NODE_ENV: 'production',
        RECEIVER_FILE: join(folder, 'data/leads.db'),
        RECEIVER_HOST: '0.0.0.0',
        RECEIVER_ORIGINS: 'https://www.example.com',
        RECEIVER_PROXIES: 'uniquelocal',
      },
      folder,
    )
    expect(line).toMatch(/^Leads are received at /)
    const answers = [await fetch(`${base}/health`), await fetch(inbox), await fetch(`${inbox}/assets/figtree.woff2`)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await stop()
    const after = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    expect(after).toEqual(new Set([...before, 'data', 'data/leads.db']))
  })

  test('is sent what it holds and nothing else of this machine', () => {
    const ignored = read('deploy/Dockerfile.receiver.dockerignore').trimEnd().split('\n')
    expect(ignored[0]).toBe('*')
    expect(
      ignored
        .filter((line) => line.startsWith('!'))
        .map((line) => line.slice(1))
        .toSorted(),
    ).toEqual(copied.toSorted())
  })

  test('keeps its data in a volume that its user alone reads', () => {
    expect(lines).toContain('RUN mkdir --mode=700 /data && chown node:node /data')
    expect(lines).toContain('VOLUME /data')
    expect(lines).toContain('ENV NODE_ENV=production RECEIVER_FILE=/data/leads.db')
  })
})

describe('the composition', () => {
  const text = read('deploy/compose.yaml')
  const services = new Map(
    ['site', 'receiver', 'database'].map((name) => [
      name,
      new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(text)?.[1] ?? '',
    ]),
  )
  const linesOf = (name: string) => (services.get(name) ?? '').split('\n').map((line) => line.trim())
  const listsOf = (name: string) =>
    new Map(
      [...(services.get(name) ?? '').matchAll(/^    (\w+):\n((?:      - .*\n)+)/gm)].map(([, key, items = '']) => [
        key,
        items.split('\n').flatMap((item) => /- (.*)/.exec(item)?.[1] ?? []),
      ]),
    )

  test('has no secret in it, and reads what is secret from files that are in no image and not in git', () => {
    expect(text.match(/POSTGRES_PASSWORD: .*/g)).toEqual(['POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?is not set}'])
    expect(text).toContain('secrets:\n  env:\n    file: ../.env\n')
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.receiver', '.env']))
    expect(read('deploy/Dockerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.receiver', '.env*']))
  })

  test('gives the receiver a network of its own, in which the site’s nginx finds it, whichever starts again', () => {
    expect(linesOf('receiver')).toEqual(expect.arrayContaining(['RECEIVER_HOST: 0.0.0.0', `RECEIVER_PORT: '8787'`]))
    expect(read('deploy/site-host.conf')).toMatch(/^resolver 127\.0\.0\.11 .*\nset \$receiver receiver:8787;$/m)
    const networks = (name: string) => listsOf(name).get('networks')
    expect([networks('site'), networks('receiver'), networks('database')]).toEqual([
      ['outside'],
      ['outside', 'data'],
      ['data'],
    ])
  })

  test('publishes the site, vendors’ documents and the inbox to this machine alone, and not what takes requests', () => {
    const ports = (name: string) => listsOf(name).get('ports')
    expect([ports('site'), ports('receiver'), ports('database')]).toEqual([
      ['127.0.0.1:8080:8080', '127.0.0.1:8081:8081'],
      ['127.0.0.1:8788:8788'],
      undefined,
    ])
  })

  test('lets the receiver wait for a database that is well, and nobody else reach that', () => {
    expect(linesOf('receiver')).toContain('condition: service_healthy')
    expect(linesOf('database').find((line) => line.startsWith('test: '))).toContain('pg_isready')
    expect(text).toContain('  data:\n    internal: true\n')
    expect(linesOf('database')).toContain('- database:/var/lib/postgresql/data')
  })

  test('names the database by an address that the receiver reads', () => {
    const [, address = ''] = /DATABASE_URL: (\S+:)\$\{/.exec(text) ?? []
    const rest = /DATABASE_URL: .*\}(@\S+)/.exec(text)?.[1] ?? ''
    expect(readSettings({ DATABASE_URL: `${address}abc123${rest}` }).databaseUrl).toBe(
      'postgres://receiver:abc123@database/receiver',
    )
  })

  test('gives what faces the outside no rights and nothing to write to', () => {
    for (const name of ['site', 'receiver'])
      expect(linesOf(name)).toEqual(
        expect.arrayContaining(['read_only: true', 'cap_drop:', '- ALL', '- no-new-privileges:true', '- /tmp']),
      )
  })

  test('keeps no more than so many bytes of what each service says, for logs name who asks', () => {
    const own = [...services.keys()].filter((name) => !linesOf(name).includes('logging: *bounded'))
    expect(own).toEqual([])
    expect(text).toMatch(/^x-logging: &bounded\n  driver: local\n  options:\n    max-size: \d+m\n    max-file: '\d'\n/m)
    expect(text.match(/^  \w+:\n    (build|image):/gm)).toHaveLength(services.size)
  })

  test('runs a PostgreSQL that the programs in the receiver’s image can copy', () => {
    const clients = { bookworm: 15, trixie: 17 }
    const [, release = ''] = /^FROM node:\d+-(\w+)/m.exec(read('deploy/Dockerfile.receiver')) ?? []
    const [, server] = /image: postgres:(\d+)-/.exec(text) ?? []
    expect(Object.entries(clients).find(([name]) => name === release)?.[1]).toBeGreaterThanOrEqual(Number(server))
  })
})

/** Links the packages that a project needs without those of development, as `npm ci --omit=dev` installs them. */
function installProduction(project: string): void {
  const { packages } = JSON.parse(read('package-lock.json'))
  const names = Object.keys(packages).filter((name) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name))
  for (const name of names.filter((one) => !packages[one].dev && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    symlinkSync(join(root, name), join(project, name))
  }
  writeFileSync(join(project, 'node_modules/.package-lock.json'), read('node_modules/.package-lock.json'))
}

/** Every file and package that is loaded with a file, itself included. */
function reachedFrom(entry: string): Set<string> {
  const all = new Map(sourceFiles('content', 'machines', 'receiver', 'scripts').map((file) => [file.path, file]))
  const reached = new Set<string>()
  const follow = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    const file = all.get(path)
    if (file === undefined) return
    for (const { target, isTypeOnly } of importsOf(file)) if (!isTypeOnly) follow(posix.normalize(target))
    for (const [, name = ''] of file.text.matchAll(/new URL\('(\.[^']+\.\w+)'/g)) follow(join(dirname(path), name))
  }
  follow(entry)
  return reached
}
