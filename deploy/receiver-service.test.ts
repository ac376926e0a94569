import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findProgram, root } from '../scripts/support/setup.mjs'

const file = join(root, 'deploy/receiver.service')
const lines = readFileSync(file, 'utf8').split('\n')
const analyze = findProgram('systemd-analyze')

/** What the unit says under a name, each time that it does. */
function valuesOf(name: string): string[] {
  return lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))
}

describe('the receiver’s unit', () => {
  test('starts a file that there is, with its data in a folder of its own', () => {
    const [start = ''] = valuesOf('ExecStart')
    const [folder = ''] = valuesOf('WorkingDirectory')
    const [, script = ''] = start.split(' ')
    expect(existsSync(join(root, script.slice(folder.length)))).toBe(true)
    expect(valuesOf('Environment').join(' ')).toContain(
      `RECEIVER_FILE=/var/lib/${valuesOf('StateDirectory').join('')}/`,
    )
    expect([valuesOf('StateDirectoryMode'), valuesOf('UMask')]).toEqual([['0700'], ['0077']])
  })

  test('waits longer than the receiver needs to answer open requests before it ends it', () => {
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(2 * 10)
    expect(valuesOf('KillMode')).toEqual(['mixed'])
  })

  test('holds no secret', () => {
    expect(valuesOf('EnvironmentFile')).toEqual(['/etc/clinic-receiver.env'])
    expect(lines.filter((line) => /TOKEN|SECRET|PASSWORD|DATABASE_URL|SMTP/.test(line))).toEqual([])
  })

  test.runIf(analyze !== undefined)('is understood by systemd, which finds little that it could still do', () => {
    const run = (...args: string[]) => execFileSync(analyze ?? '', args, { encoding: 'utf8', stdio: 'pipe' })
    expect(run('verify', file)).toBe('')
    expect(run('security', '--offline=true', '--threshold=20', file)).toContain('Overall exposure level')
  })
})
