import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { embedsIn } from './write-embeds.ts'

export interface Nginx {
  url: string
  /** The vendors' origin; null where the build has none. */
  embeds: string | null
  pid: number
  stop: () => Promise<void>
}

/** Settings of a test that a host would make. */
export interface HostSettings {
  /** Host and port of the receiver. */
  receiver?: string
  /** More lines of the host's own file. */
  more?: string
  /** Whether to leave out the limit on requests. */
  isUnlimited?: boolean
  /** The lowest severity of errors that are shown: 'error' unless given. */
  shownErrors?: 'error' | 'crit'
}

/** Debian's user without files, as which the server runs when root starts it. */
const nobody = { uid: 65_534, gid: 65_534 }

/**
 * Starts a real nginx (`program`) on a built site with the configuration that the build wrote, and a host's own file
 * beside it. It runs without privileges, on a free port and on a copy of the site in a temporary folder. Throws nginx's
 * own message where `nginx -t` refuses the configuration.
 */
export async function startNginx(
  program: string,
  { dist, server }: { dist: string; server: string },
  settings: HostSettings = {},
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  const site = join(folder, 'site')
  const port = await freePort()
  cpSync(dist, site, { recursive: true })
  mkdirSync(join(folder, 'conf.d'))
  const configuration = readFileSync(join(server, 'nginx.conf'), 'utf8')
  writeFileSync(join(folder, 'conf.d/site.conf'), settings.isUnlimited ? unlimited(configuration) : configuration)
  writeFileSync(join(folder, 'site-host.conf'), hostSettings(site, port, settings.receiver, settings.more))
  const embeds = await placeEmbeds(server, folder)
  writeFileSync(join(folder, 'nginx.conf'), hostOf(folder, program, settings))
  const user = process.getuid?.() === 0 ? nobody : {}
  if (process.getuid?.() === 0) chownSync(folder, nobody.uid, nobody.gid)

  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const check = spawnSync(program, ['-t', ...args], { ...user, encoding: 'utf8' })
  if (check.status !== 0) throw new Error(`nginx -t: ${check.stderr}`)
  const running = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(url, running)
  return { url, embeds, pid: running.pid ?? 0, stop: () => stop(running, folder) }
}

/** Configures the vendors' host as well where the build has one. Returns its future origin. */
async function placeEmbeds(server: string, folder: string): Promise<string | null> {
  const written = join(server, 'nginx-embeds.conf')
  if (!existsSync(written)) return null
  const port = await freePort()
  const place = join(folder, 'embeds')
  cpSync(embedsIn(server).folder, place, { recursive: true })
  cpSync(written, join(folder, 'conf.d/embeds.conf'))
  writeFileSync(join(folder, 'embeds-host.conf'), hostSettings(place, port))
  return `http://127.0.0.1:${port}`
}

function unlimited(configuration: string): string {
  return configuration.replaceAll(/^ *limit_req .*\n/gm, '')
}

function hostSettings(place: string, port: number, receiver?: string, more = ''): string {
  const passing = receiver === undefined ? '' : `set $receiver ${receiver};\n`
  return `listen 127.0.0.1:${port};\nroot ${place};\n${passing}${more}`
}

/** A host's own nginx.conf around the site's part. */
function hostOf(folder: string, program: string, { shownErrors = 'error' }: HostSettings): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  )
  return `daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr ${shownErrors};
events { worker_connections 1024; }
http {
  include ${mimeTypes(program)};
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.join('\n')}
  include ${folder}/conf.d/*.conf;
}
`
}

/** The list of media types in the folder of this nginx's default configuration. */
function mimeTypes(program: string): string {
  const said = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr
  const file = /--conf-path=(\S+)/.exec(said)?.[1] ?? '/etc/nginx/nginx.conf'
  return join(dirname(file), 'mime.types')
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('This machine has no free port.')
  return address.port
}

async function untilAnswering(url: string, running: ChildProcess): Promise<void> {
  for (;;) {
    if (running.exitCode !== null) throw new Error(`nginx ended with ${running.exitCode}: see the lines above.`)
    if (await fetch(url, { method: 'HEAD' }).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function stop(running: ChildProcess, folder: string): Promise<void> {
  if (running.exitCode === null && running.kill('SIGQUIT')) await once(running, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
