// How long a movie is.

export const HOURS_SHORT = 'മണി.';
export const MINUTES_SHORT = 'മിനി.';
export const hoursText = (count: number) => `${count} മണിക്കൂർ`;
export const minutesText = (count: number) => `${count} മിനിറ്റ്`;
