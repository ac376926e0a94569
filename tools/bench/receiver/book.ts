/** The ids of a trial's requests. */
export interface Book {
  /** Requests acknowledged with 201 or 200 and not deleted. */
  kept: Set<string>
  /** Requests whose deletion was started. Until it ends they may be in the file or not. */
  leaving: Set<string>
  /** Requests whose deletion succeeded, as the program reported. */
  deleted: Set<string>
}

export function createBook(): Book {
  return { kept: new Set(), leaving: new Set(), deleted: new Set() }
}

/** The ids that a file lacks though they should be kept, and those that it has though they were deleted. */
export function compare(
  { kept, leaving, deleted }: Book,
  found: ReadonlySet<string>,
): { lost: string[]; undone: string[] } {
  return {
    lost: [...kept].filter((id) => !found.has(id) && !leaving.has(id)),
    undone: [...deleted].filter((id) => found.has(id)),
  }
}
