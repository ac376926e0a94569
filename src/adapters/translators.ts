interface NodeMethods {
  removeChild: (this: Node, child: Node) => Node
  insertBefore: (this: Node, child: Node, next: Node | null) => Node
}

/**
 * Lets the page go on after a translator put texts of it into `<font>` elements, or took their place: React would ask
 * for such a text where it no longer is, and the whole page would be gone. Source: facebook/react#11538.
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

/** What stands under the parent for one of its nodes: the node, the `<font>` around it, or null where it was replaced. */
function placeOf(node: Node, parent: Node): Node | null {
  let there = node
  while (there.parentNode !== null && there.parentNode !== parent && there.parentNode.nodeName === 'FONT')
    there = there.parentNode
  return there.parentNode === null && node.nodeType === Node.TEXT_NODE ? null : there
}
