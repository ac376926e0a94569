import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (line: string) => readArguments(line === '' ? [] : line.split(' '), ['booking', 'embed'])

const nothing = {
  machine: null,
  goal: null,
  maxSteps: null,
  format: null,
  path: null,
  level: null,
  budget: null,
  since: null,
  isHeaded: false,
  isRequirements: false,
  isSheets: false,
  isDiff: false,
  isAccept: false,
  isCheck: false,
  isLock: false,
  isHelp: false,
}

describe('the command line', () => {
  test.each([
    ['', {}],
    ['--machine booking --goal edge-pairs --max-steps 9', { machine: 'booking', goal: 'edge-pairs', maxSteps: 9 }],
    ['--format=junit', { format: 'junit' }],
    ['--machine embed --format gherkin', { machine: 'embed', format: 'gherkin' }],
    ['--path 0123456789 --format mermaid', { path: '0123456789', format: 'mermaid' }],
    ['--path 0123456789 --level browser --headed', { path: '0123456789', level: 'browser', isHeaded: true }],
    ['--budget 5m', { budget: 300_000 }],
    ['--budget 90s --level dom', { budget: 90_000, level: 'dom' }],
    ['--requirements', { isRequirements: true }],
    ['--sheets', { isSheets: true }],
    ['--diff --accept', { isDiff: true, isAccept: true }],
    ['--check', { isCheck: true }],
    ['--lock', { isLock: true }],
    ['--since main', { since: 'main' }],
    ['--help', { isHelp: true }],
    ['-h', { isHelp: true }],
  ])('%j is read', (line, expected) => {
    expect(read(line)).toEqual({ ...nothing, ...expected })
  })
})

const flags =
  '--machine, --goal, --max-steps, --format, --path, --level, --budget, --since, --headed, --requirements, --sheets, --diff, --accept, --check, --lock or --help'

describe('a usage error names the flag and what it takes', () => {
  test.each([
    ['booking', `'booking' is no flag: ${flags}.`],
    ['--verbose', `There is no flag '--verbose': ${flags}.`],
    ['--verbose=2', `There is no flag '--verbose': ${flags}.`],
    ['-v', `There is no flag '-v': ${flags}.`],
    ['--machine nowhere', "--machine takes booking or embed, not 'nowhere'."],
    ['--goal all', "--goal takes transitions, edges, pairs, edge-pairs or pairwise, not 'all'."],
    ['--goal', '--goal takes transitions, edges, pairs, edge-pairs or pairwise, and none was given.'],
    ['--max-steps 0', "--max-steps takes a whole number from 1 to 9999, not '0'."],
    ['--max-steps 2.5', "--max-steps takes a whole number from 1 to 9999, not '2.5'."],
    ['--format xml', "--format takes list, gherkin, json, junit or mermaid, not 'xml'."],
    ['--path booking', "--path takes the id of a path, ten digits from 0 to f, not 'booking'."],
    ['--path 0123456789 --level page', "--level takes machine, dom or browser, not 'page'."],
    ['--check=all', "--check takes no value, not 'all'."],
    ['--since', '--since takes a version that git knows, such as main, and none was given.'],
    ['--level dom', '--level needs --path <id>, the path to replay, or --budget <time>.'],
    ['--budget 5', "--budget takes a time such as 90s, 5m or 1h, not '5'."],
    ['--budget', '--budget takes a time such as 90s, 5m or 1h, and none was given.'],
    ['--accept', '--accept needs --diff: the differences that are accepted.'],
    ['--headed', '--headed needs --path <id> --level browser.'],
    ['--path 0123456789 --level dom --headed', '--headed needs --path <id> --level browser.'],
    ['--path 0123456789 --level dom --format json', '--level replays a path and --format prints it: take one.'],
    ['--format gherkin', '--format gherkin is of one flow: add --machine <id>.'],
    ['--goal pairwise --budget 5m', '--budget chooses among the paths of edges: leave --goal out.'],
    ['--check --lock', '--check compares with the lock and --lock writes it: take one.'],
  ])('%j', (line, sentence) => {
    expect(() => read(line)).toThrow(new Error(sentence))
  })
})
