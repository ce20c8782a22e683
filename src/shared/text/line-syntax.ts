/** How one line of a list is written: its parts separated by commas, a link at the end. */
export interface LineSyntax<Entry> {
  /** The entry of a line; null if the line is none. */
  readonly parse: (line: string) => Entry | null;
  /** What a line looks like. */
  readonly example: string;
  /** How many lines a list has at most. */
  readonly max: number;
}
