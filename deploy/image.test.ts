import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../scripts/support/setup.mjs'

const secret = ['.env', '.env.local', '.env.production', '.receiver/leads.db']

/** Checks the text of the Dockerfile, since Docker does not run here. */
describe('the image', () => {
  const lines = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').split('\n')
  const served = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const ignored = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n')

  test('runs as a user that is not root, and says whether it is well', () => {
    expect(served.filter((line) => line.startsWith('USER '))).toEqual(['USER nginx'])
    expect(served.find((line) => line.startsWith('HEALTHCHECK '))).toContain('http://127.0.0.1:8080/')
  })

  test('holds the built site and its configuration, nothing else of the sources', () => {
    expect(served.filter((line) => /^(COPY|ADD)\b/.test(line))).toEqual([
      'COPY --from=build /site/dist /site/dist',
      'COPY --from=build /site/dist-server/embeds /site/dist-server/embeds',
      'COPY --from=build /site/dist-server/nginx.conf /etc/nginx/conf.d/default.conf',
      'COPY deploy/site-host.conf deploy/embeds-host.conf /etc/nginx/',
    ])
  })

  test('serves what it holds, at the ports that it names', () => {
    const [exposed = ''] = served.filter((line) => line.startsWith('EXPOSE '))
    const hosts = ['site-host.conf', 'embeds-host.conf'].map((file) => readFileSync(join(root, 'deploy', file), 'utf8'))
    expect(hosts.map((text) => /^listen (\d+);$/m.exec(text)?.[1])).toEqual(exposed.split(' ').slice(1))
    expect(hosts.map((text) => /^root (\S+);$/m.exec(text)?.[1])).toEqual(['/site/dist', '/site/dist-server/embeds'])
  })

  test('is built without what is secret or of this machine, and reads the configuration without keeping it', () => {
    expect(ignored).toEqual(expect.arrayContaining(['.env*', '.receiver', '.git', '**/node_modules', 'dist', 'dist-*']))
    expect(lines).toContain('RUN --mount=type=secret,id=env,target=/site/.env npm run build')
  })

  test('is built with the Node that the packages ask for', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const [major = ''] = /\d+/.exec(engines.node) ?? []
    expect(lines).toContain(`FROM node:${major}-bookworm-slim AS build`)
  })
})

test('Neither configuration nor leads are ever added to the repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ignored-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  git('init', '--quiet')
  cpSync(join(root, '.gitignore'), join(folder, '.gitignore'))
  expect(
    git('check-ignore', ...secret)
      .trim()
      .split('\n'),
  ).toEqual(secret)
  rmSync(folder, { recursive: true })
})
