// The pictures of the press material.

export const PICTURES = 'ഫോട്ടോകൾ';
export const courtesyOf = (title: string, company: string) => `“${title}”, കടപ്പാട്: ${company}`;
export const FREE_TO_USE = 'ചിത്രത്തെക്കുറിച്ചുള്ള വാർത്തകളിൽ ഈ കടപ്പാടോടെ സൗജന്യമായി ഉപയോഗിക്കാം:';
export const posterOf = (title: string) => `${title}: പോസ്റ്റർ`;
export const WIDE_PICTURE = 'വീതിയുള്ള ഫോട്ടോ';
export const STILL = 'സ്റ്റിൽ';
export const OPEN_FILE = 'ഫയൽ തുറക്കൂ';
export const DOWNLOAD_ALL = 'എല്ലാം ZIP ആയി ഡൗൺലോഡ് ചെയ്യൂ';
export const PACKING = 'ഒരുക്കുന്നു...';
export const notRead = (missing: number, count: number) =>
  `${count} ഫോട്ടോകളിൽ ${missing} എണ്ണം കിട്ടിയില്ല. അവ ഓരോന്നായി തുറക്കൂ.`;
export const NOT_PACKED = 'ഫോട്ടോകൾ ഒരുമിച്ചെടുക്കാനായില്ല. അവ ഓരോന്നായി തുറക്കൂ.';
