import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from './command.ts'
import { openDatabase } from './database/open.ts'
import { addAccount } from './inbox/accounts.ts'
import { readSettings } from './settings.ts'

test.each(['--accounts', '--link=owner', '--remove-account=Ada'])(
  '%s in a shell without the receiver’s settings makes no database of its own, and says what is missing',
  async (argument) => {
    const folder = mkdtempSync(join(tmpdir(), 'command-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'leads.db')
    const settings = readSettings({ RECEIVER_FILE: file })
    await expect(runCommand([argument], settings)).rejects.toThrow(`There is no ${file}: give the receiver's own`)
    expect(existsSync(file)).toBe(false)
    await (await openDatabase(settings)).close()
    expect(await runCommand(['--accounts'], settings)).toMatchObject({ isWorking: true })
  },
)

test('what is done with accounts names the database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'leads.db')
  const settings = readSettings({ RECEIVER_FILE: file })
  const lineOf = async (...args: string[]) => (await runCommand(args, settings))?.line
  const database = await openDatabase(settings)
  expect(await lineOf('--link=owner')).toContain(`one account in ${file}, within 24 hours`)
  expect(await lineOf('--accounts')).toContain(`no account in ${file} yet`)
  const noted = () => database.run('SELECT account, act, subject FROM audit ORDER BY act, subject')
  const owners = { account: '', act: 'link', subject: 'owner' }
  expect(await noted()).toEqual([owners])
  await expect(lineOf('--link=Red-Bank')).rejects.toThrow(`no account in ${file} yet: make its owner with --link owner`)
  for (const name of ['Ada', 'Bea'])
    await addAccount(database, { name, password: 'a long enough password', role: 'owner', clinic: '' })
  expect(await lineOf('--link=Red-Bank')).toContain(`one account in ${file}`)
  expect(await lineOf('--accounts')).toBe(`Accounts in ${file}:\nAda: owner\nBea: owner`)
  expect(await lineOf('--remove-account=bea ')).toBe(`Bea is removed from ${file}, and signed out everywhere.`)
  await expect(lineOf('--remove-account=Ada')).rejects.toThrow('Ada is the only owner')
  expect(await noted()).toEqual([
    owners,
    { ...owners, subject: 'red-bank' },
    { ...owners, act: 'remove', subject: 'Bea' },
  ])
  await database.close()
})

test.each(['127.0.0.1', '::1', '[::1]', 'localhost'])('a link to an inbox at %s can be opened', async (host) => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = readSettings({ RECEIVER_FILE: join(folder, 'leads.db'), RECEIVER_INBOX_HOST: host })
  await (await openDatabase(settings)).close()
  const { line = '' } = (await runCommand(['--link=owner'], settings)) ?? {}
  const link = /http:\S+/.exec(line)?.[0] ?? ''
  expect(URL.canParse(link)).toBe(true)
  expect(link).toMatch(`http://${host.includes(':') ? '[::1]' : host}:8788/welcome/`)
})

test.each([
  [[], { npm_config_accounts: 'true' }, '--accounts'],
  [[], { npm_config_test_mail: 'true' }, '--test-mail'],
  [['owner'], { npm_config_link: 'true' }, '--link owner'],
  [[], { npm_config_remove_account: 'Ada Owner' }, `--remove-account 'Ada Owner'`],
  [['Ada Owner'], { npm_config_remove_account: 'true' }, `--remove-account 'Ada Owner'`],
  [[], { npm_config_remove_account: `Dana O'Brien` }, String.raw`--remove-account 'Dana O'\''Brien'`],
  [['copy.db'], { npm_config_restore: 'true' }, '--restore copy.db'],
  [['copy.db'], { npm_config_restore: 'true', npm_config_replace: 'true' }, '--restore copy.db --replace'],
  [[], { npm_config_restore: 'copy.db', npm_config_replace: 'true' }, '--restore copy.db --replace'],
])(
  'with %j, and %j from npm, nothing is received, and it says to write %s after a lone --',
  async (args, kept, right) => {
    const settings = readSettings({})
    await expect(
      runCommand(args, settings, { npm_config_registry: 'https://registry.npmjs.org/', ...kept }),
    ).rejects.toThrow(`write npm run receiver -- ${right}`)
    expect(await runCommand([], settings, { npm_config_registry: 'https://registry.npmjs.org/' })).toBeNull()
  },
)
