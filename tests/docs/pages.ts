import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../../scripts/support/setup.mjs'

/** A text file of the repository. */
export interface TextFile {
  /** The path within the repository, with forward slashes. */
  path: string
  text: string
}

/** The README and every page of docs/. */
export function documents(): TextFile[] {
  return [fileAt('README.md'), ...filesIn('docs', /\.md$/)]
}

/** Every file of the repository that may cite a document in a comment. */
export function citingFiles(): TextFile[] {
  const folders = ['art', 'content', 'deploy', 'machines', 'public', 'receiver', 'scripts', 'src', 'tests', 'tools']
  return folders.flatMap((folder) => filesIn(folder, /(\.(tsx?|m?js|css|py)|Dockerfile)$/))
}

/** The number of words, as `wc -w` counts them. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** The targets of a page's relative links and pictures: a path within the repository, and an anchor or ''. */
export function linksOf({ path, text }: TextFile): { path: string; anchor: string }[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor = ''] = target.split('#')
      return { path: file === '' ? path : posix.join(posix.dirname(path), file), anchor }
    })
}

/** The anchors of a page, as GitHub makes them from its headings. */
export function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Whether the repository has this file or folder. */
export function isThere(path: string): boolean {
  return existsSync(join(root, path))
}

function filesIn(folder: string, pattern: RegExp): TextFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path) && !path.includes('node_modules/'))
    .map(fileAt)
}

function fileAt(path: string): TextFile {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}
