declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** The fixed values of a variable font's axes. */
    readonly variationAxes: Readonly<Record<string, number>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
