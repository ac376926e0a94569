import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from './command.ts'
import { openDatabase } from './database/open.ts'
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
