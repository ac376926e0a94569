import { parseSync } from 'vite'
import type { SourceFile } from './imports.ts'

export interface VisitorText {
  /** The line number, from 1. */
  line: number
  text: string
}

/** The context of a node. A single lower-case word counts as a text only inside an element. */
type Surroundings = 'element' | 'code'

const drawnAttributes =
  /^(aria-(description|label|placeholder|roledescription|valuetext)|alt|label|placeholder|summary|text|title)$/
const attributesForMachines = /^(allow|className|content|media|rel|sandbox|sizes)$/
const seenByDevelopers = /^(Error|TypeError|console\.\w+|window\.matchMedia)$/
const letters = /\p{L}/u
const sentence = /\p{L}{2,}[,.!?…:;’']?\s+\p{L}|^\s*\p{Lu}\p{Ll}+[.…!?:]?\s*$/u

/**
 * The texts for visitors in a file: text of elements, of attributes that are shown or read aloud, and every string that
 * reads as words. Errors, logs, types and a chart's descriptions are for developers and do not count.
 */
export function visitorTexts({ path, text }: SourceFile): VisitorText[] {
  const found: VisitorText[] = []
  const isChart = path.startsWith('machines/')

  function visit(value: unknown, around: Surroundings): void {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, around))
    if (!isNode(value) || isForDevelopers(value)) return
    const said = textOf(value, around)
    if (said !== undefined) found.push({ line: text.slice(0, value.start).split('\n').length, text: said })
    const inside = surroundingsIn(value, around)
    if (inside) for (const child of Object.values(value)) visit(child, inside)
  }

  function isForDevelopers(node: Node): boolean {
    if (/^(ImportDeclaration|ImportExpression|ExportAllDeclaration|TS(?!As|NonNull|Satisfies)\w+)$/.test(node.type))
      return true
    if (node.type === 'Property') return isSchemaType(node) || (isChart && nameOf(node['key']) === 'description')
    return /^(Call|New)Expression$/.test(node.type) && seenByDevelopers.test(sourceOf(node['callee']))
  }

  function isSchemaType({ key }: Node): boolean {
    return isNode(key) && key['value'] === '@type'
  }

  function sourceOf(node: unknown): string {
    return isNode(node) ? text.slice(node.start, node.end) : ''
  }

  visit(parseSync(path, text).program, 'code')
  return found
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function nameOf(node: unknown): unknown {
  return isNode(node) ? node['name'] : undefined
}

/** The context inside a node; null where nothing in it is for people. */
function surroundingsIn(node: Node, around: Surroundings): Surroundings | null {
  if (/^(JSXElement|JSXFragment)$/.test(node.type)) return 'element'
  if (node.type === 'JSXAttribute') {
    const name = String(nameOf(node['name']))
    if (attributesForMachines.test(name)) return null
    return drawnAttributes.test(name) ? 'element' : 'code'
  }
  return /^(JSXSpreadAttribute|CallExpression|ArrowFunctionExpression|TemplateLiteral|BinaryExpression|MemberExpression)$/.test(
    node.type,
  )
    ? 'code'
    : around
}

/** The text for visitors in a node; undefined where there is none. */
function textOf(node: Node, around: Surroundings): string | undefined {
  const written = writtenIn(node)
  if (written === undefined) return undefined
  const words = withoutMarkup(written)
  const isText = node.type === 'JSXText' || around === 'element' ? letters : sentence
  return isText.test(words) ? words.trim().replaceAll(/\s+/g, ' ') : undefined
}

function writtenIn({ type, value }: Node): string | undefined {
  if ((type === 'JSXText' || type === 'Literal') && typeof value === 'string') return value
  const cooked = type === 'TemplateElement' && typeof value === 'object' && value !== null && 'cooked' in value
  return cooked ? String(value.cooked) : undefined
}

/** The visible text of a piece of HTML or SVG, which may start or end inside a tag. */
function withoutMarkup(written: string): string {
  return written.replaceAll(/<[^>]*(>|$)/g, ' ').replace(/^[^<>]*">|^[^<>]*="[^<>]*>/, ' ')
}
