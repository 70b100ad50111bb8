import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

type Values = Record<string, string>;

/**
 * Sets custom properties of an element: `<i ${vars({ '--value': colour })}>`. Uses the CSSOM, which
 * the page's Content-Security-Policy allows; Lit's styleMap starts with a style attribute, which
 * it blocks.
 */
class VarsDirective extends Directive {
  #before: Values = {};

  render(_: Values) {
    return nothing;
  }

  override update(part: ElementPart, [values]: [Values]) {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(values)) {
      if (this.#before[name] !== value) style.setProperty(name, value);
    }
    for (const name of Object.keys(this.#before)) {
      if (!(name in values)) style.removeProperty(name);
    }
    this.#before = values;
    return nothing;
  }
}

export const vars = directive(VarsDirective);
