/** The start of a read in a long list: by collection, the id or path of the entry before it. */
export type Cursor = Readonly<Record<string, string>>;
