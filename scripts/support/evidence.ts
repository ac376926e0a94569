import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

const unknownVersion = 'a version unknown to git'

/** A page of docs/evidence with what a command measured. */
export interface Evidence {
  /** The page's file name, without `.md`. */
  name: string
  title: string
  /** The command that writes it, as a person would type it. */
  command: string
  paragraphs: readonly string[]
  /** It was measured, and no test compares it with today's code: the page names the version that was measured. */
  isMeasured?: boolean
}

/** Writes a page of docs/evidence. Returns its path within the repository. */
export function writeEvidence(evidence: Evidence): string {
  const path = evidencePath(evidence.name)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), evidenceText(evidence, versionHere()))
  return path
}

/** 'b3073f60 of 2026-11-29': the commit that is checked out, with what has changed since. */
function versionHere(): string {
  const said = (args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const commit = said(['log', '-1', '--format=%h of %cs'])
  if (commit === '') return unknownVersion
  return said(['status', '--porcelain']) === '' ? commit : `${commit}, with changes`
}

/** The page's path within the repository. */
export function evidencePath(name: string): string {
  return `docs/evidence/${name}.md`
}

/** The page as Markdown. */
export function evidenceText(
  { title, command, paragraphs, isMeasured = false }: Evidence,
  version = unknownVersion,
): string {
  const written = `Written by \`${command}\`: run it instead of editing this page.`
  const origin = isMeasured ? `${written} It measured ${version}.` : written
  return `${[`# ${title}`, origin, ...paragraphs].join('\n\n')}\n`
}

/** A Markdown table without padding; the first row is its header. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(line).join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
