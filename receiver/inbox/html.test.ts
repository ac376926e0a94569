import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { html } from './html.ts'

test('texts are escaped for elements and for attributes', () => {
  const text = `<img src=x onerror="alert('1')">&amp;`
  const escaped = '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;amp;'
  expect(html`<p title="${text}">${text}</p>`.toString()).toBe(`<p title="${escaped}">${escaped}</p>`)
})

test('markup stays, in lists too, and false and null leave nothing', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  const made = html`<ul title="x">
    ${items}${false}${null}${0}
  </ul>`.toString()
  expect(made.replaceAll(/\n */g, '')).toBe('<ul title="x"><li>a</li><li>&#60;b&#62;</li>0</ul>')
})

test('nothing that looks like markup is taken for some', () => {
  expect(html`${['<i>', ['<u>']]}`.toString()).toBe('&#60;i&#62;&#60;u&#62;')
})

test('every attribute with a value in it is quoted, and no page has a script or a style of its own', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const texts = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  expect(texts.filter((text) => /\s[\w-]+=\$\{/.test(text))).toEqual([])
  expect(texts.filter((text) => /<script|<style|\sstyle="|\son\w+="/i.test(text))).toEqual([])
})
