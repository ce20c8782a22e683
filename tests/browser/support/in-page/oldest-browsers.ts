/**
 * Removes APIs that the oldest supported browsers do not have (product 1.7). Passed to
 * `page.addInitScript`, so it must not use anything outside of itself.
 */
export function asInOldestBrowser(): void {
  const missing: readonly (readonly [owner: object | undefined, names: readonly string[]])[] = [
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [
      Set.prototype,
      [
        'union',
        'intersection',
        'difference',
        'symmetricDifference',
        'isSubsetOf',
        'isSupersetOf',
        'isDisjointFrom',
      ],
    ],
    [Intl, ['Segmenter', 'DurationFormat']],
    [Document.prototype, ['startViewTransition', 'parseHTMLUnsafe']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [globalThis, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler']],
    [globalThis, ['navigation', 'CloseWatcher', 'showSaveFilePicker']],
  ];
  for (const [owner, names] of missing)
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
}
