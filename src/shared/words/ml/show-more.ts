// The end of a list, from where it goes on.

export const showing = (count: number, noun: string) => `കാണിക്കുന്ന ${noun}: ${count}`;
export const moreNotLoaded = (noun: string) => `കൂടുതൽ ${noun} ലോഡ് ചെയ്യാനായില്ല.`;
export const FROM_THE_BEGINNING = 'തുടക്കം മുതൽ';
export const SHOW_MORE = 'കൂടുതൽ കാണിക്കൂ';
export const LOADING_MORE = 'ലോഡ് ചെയ്യുന്നു…';
