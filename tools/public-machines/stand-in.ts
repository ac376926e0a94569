/**
 * Something that stands for any value of code that is not there: it can be called, constructed, read and walked through,
 * and yields itself or nothing.
 */
export const standIn: object = new Proxy(function standIn() {}, {
  get: (_, name) => {
    if (name === 'then' || name === 'resolve' || name === '__esModule') return undefined
    if (name === Symbol.toPrimitive) return () => ''
    if (name === Symbol.iterator) return () => [][Symbol.iterator]()
    if (name === 'toJSON') return () => 'a stand-in'
    return standIn
  },
  set: () => true,
  apply: () => standIn,
  construct: () => standIn,
  getPrototypeOf: () => standIn,
})
