/** Items by their group, groups in the order in which they first come. */
export function grouped<Item, Group>(items: readonly Item[], groupOf: (item: Item) => Group): Map<Group, Item[]> {
  const groups = new Map<Group, Item[]>()
  for (const item of items) {
    const group = groupOf(item)
    groups.set(group, [...(groups.get(group) ?? []), item])
  }
  return groups
}
