/** What src/company/site.ts says. */
export interface SiteFields {
  readonly origin: string;
  readonly name: string;
  readonly tagline: string;
  readonly shortName: string;
}

/** What it says of the demo company. */
export const DEMO: SiteFields = {
  origin: 'https://nilavu.example',
  name: 'Nilavu Pictures',
  tagline: 'Films made after dark, from Kochi.',
  shortName: 'Nilavu',
};

const LITERAL = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const PLACES: Readonly<Record<keyof SiteFields, RegExp>> = {
  origin: new RegExp(String.raw`(\borigin:\s*)${LITERAL}`),
  name: new RegExp(String.raw`(\bname:\s*)${LITERAL}`),
  tagline: new RegExp(String.raw`(\btagline:\s*)${LITERAL}`),
  shortName: new RegExp(String.raw`(\bSHORT_NAME\s*=\s*)${LITERAL}`),
};
const FIELDS = ['origin', 'name', 'tagline', 'shortName'] as const;

/** Below an icon there is space for about twelve letters. */
const SHORT = 12;

/** The fields in which the text of the file still has the demo company. */
export const demoFieldsIn = (text: string): readonly (keyof SiteFields)[] =>
  FIELDS.filter((field) => PLACES[field].exec(text)?.[2]?.slice(1, -1) === DEMO[field]);

/** The text of the file with other values; what is beside them stays. */
export function withFields(text: string, fields: Partial<SiteFields>): string {
  return FIELDS.reduce((changed, field) => {
    const value = fields[field];
    if (value === undefined) return changed;
    return changed.replace(PLACES[field], (_, before: string) => before + literal(value));
  }, text);
}

/** The address that the text of the file has. */
export const originIn = (text: string): string =>
  PLACES.origin.exec(text)?.[2]?.slice(1, -1) ?? DEMO.origin;

/** A name that fits below an icon: the whole, or its first word. */
export const shortNameOf = (name: string): string =>
  name.length <= SHORT ? name : (name.split(' ')[0] ?? name);

/** As the formatter writes a text. */
const literal = (value: string) =>
  value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;
