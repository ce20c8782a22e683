// To compute a style, jsdom matches each rule of the default style sheet again after every change
// of the page: a quarter of the time of these tests. No other style sheet is loaded, so an
// element's style depends only on its name and on the attributes that the rules for `display` use.
const ATTRIBUTES = ['hidden', 'open', 'popover', 'style', 'type'];

const compute = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();

function computedStyle(element: Element): CSSStyleDeclaration {
  const attributes = ATTRIBUTES.map((name) => element.getAttribute(name));
  const key = JSON.stringify([element.localName, ...attributes]);
  const style = styles.get(key) ?? compute(copyOf(element));
  styles.set(key, style);
  return style;
}

// Test files share the window.
if (window.getComputedStyle.name !== computedStyle.name) window.getComputedStyle = computedStyle;

function copyOf(element: Element): Element {
  const copy = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}
