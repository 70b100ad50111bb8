/*
 * A browser that translates the page puts a <font> with its words in the place of each text. Lit
 * goes on to write new texts to the node in that place, as `data`, which means nothing to an
 * element: the old sentence would stay beside the new answer. So the <font> makes way for the new
 * text, which the browser then translates in its turn.
 */

/** To be called before anything is drawn in this part of the page. */
export function giveWay(root: ParentNode): void {
  for (const font of root.querySelectorAll('font')) {
    if (Object.hasOwn(font, 'data')) continue;
    Object.defineProperty(font, 'data', { set: (text: string) => font.replaceWith(text) });
  }
}
