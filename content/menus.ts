/** The header's dropdowns; each has its links in `Navigation` under this name. */
export const menuIds = ['services', 'locations'] as const
