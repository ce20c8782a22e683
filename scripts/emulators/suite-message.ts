/** What the process around firebase-tools tells the one that started it. */
export type SuiteMessage =
  | { readonly type: 'ready' }
  /** The rules have a mistake; the text says where. */
  | { readonly type: 'rules'; readonly text: string }
  /** A part ended unasked; the whole suite ends next. The text is a sentence for the user. */
  | { readonly type: 'ended'; readonly text: string };
