/**
 * Reads CSV (RFC 4180, every cell quoted) in pieces and passes each record on as its cells. Throws where the text ends
 * within a record.
 */
export function csvReader(take: (cells: string[]) => void) {
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const character = (one: string) => {
    if (one === '"') isQuoted = !isQuoted
    if (isQuoted || (one !== ',' && one !== '\n')) {
      cell += one
      return
    }
    cells.push(cell.trim().slice(1, -1).replaceAll('""', '"'))
    cell = ''
    if (one === ',') return
    take(cells)
    cells = []
  }
  return {
    read(text: string) {
      for (const one of text) character(one)
    },
    end() {
      if (cell !== '' || cells.length > 0) throw new Error('The CSV ends in the midst of a record.')
    },
  }
}
