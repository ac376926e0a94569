/** What a trial knows of its requests. */
export interface Book {
  /** Acknowledged with 201 or 200, and not deleted on purpose. */
  kept: Set<string>
  /** Deleted on purpose, or tried to: such an id may be there or not while its deletion is under way. */
  leaving: Set<string>
  /** Deleted on purpose; the program that did it said that it succeeded. */
  deleted: Set<string>
}

export function createBook(): Book {
  return { kept: new Set(), leaving: new Set(), deleted: new Set() }
}

/** What a file lacks, and what is there again, of all that should be kept and gone. */
export function compare(
  { kept, leaving, deleted }: Book,
  found: ReadonlySet<string>,
): { lost: string[]; undone: string[] } {
  return {
    lost: [...kept].filter((id) => !found.has(id) && !leaving.has(id)),
    undone: [...deleted].filter((id) => found.has(id)),
  }
}
