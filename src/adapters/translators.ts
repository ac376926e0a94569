interface NodeMethods {
  removeChild: (this: Node, child: Node) => Node
  insertBefore: (this: Node, child: Node, next: Node | null) => Node
}

/**
 * Keeps the page working after a translator has wrapped its texts in `<font>` elements or replaced them: React would
 * look for such a text where it no longer is, and the whole page would disappear. Source: facebook/react#11538.
 */
export function tolerateTranslators(): void {
  const removeChild: NodeMethods['removeChild'] = Reflect.get(Node.prototype, 'removeChild')
  const insertBefore: NodeMethods['insertBefore'] = Reflect.get(Node.prototype, 'insertBefore')
  Node.prototype.removeChild = function removeTranslated<Child extends Node>(this: Node, child: Child): Child {
    const there = placeOf(child, this)
    if (there) removeChild.call(this, there)
    return child
  }
  Node.prototype.insertBefore = function insertTranslated<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next && placeOf(next, this))
    return child
  }
}

/**
 * Which child of the parent holds one of its nodes now: the node itself, the `<font>` around it, or null if it was
 * replaced.
 */
function placeOf(node: Node, parent: Node): Node | null {
  let there = node
  while (there.parentNode !== null && there.parentNode !== parent && there.parentNode.nodeName === 'FONT')
    there = there.parentNode
  return there.parentNode === null && node.nodeType === Node.TEXT_NODE ? null : there
}
