const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

// jsdom goes through the whole page for each label of it, whenever a query asks for the name of a field.
for (const { prototype } of LABELABLE) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.htmlFor
          ? document.getElementById(label.htmlFor) === this
          : label.contains(this) && label.control === this,
      );
    },
  });
}
