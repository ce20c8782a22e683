// The texts of the gallery and its lightbox.

export const THE_GALLERY = 'ഗാലറി';
export const LOADING_PICTURES = 'ഫോട്ടോകൾ ലോഡ് ചെയ്യുന്നു';
export const PICTURES_NOUN = 'ഫോട്ടോകൾ';
export const NO_PICTURES = 'ഇവിടെ ഇതുവരെ ഫോട്ടോകളൊന്നുമില്ല.';
export const NO_PICTURES_OF_FILM = 'ഈ ചിത്രത്തിന്റെ ഫോട്ടോകൾ ഇതുവരെയില്ല.';
export const PICTURES_OF = 'ഫോട്ടോകൾ:';
export const ONE_FILM = 'ഒരു ചിത്രം';
export const MISSING_FILM = 'ഇപ്പോൾ ഇവിടെയില്ലാത്ത ഒരു ചിത്രം';
export const ALL_PICTURES = 'എല്ലാ ഫോട്ടോകളും കാണിക്കൂ';
export const PICTURES_UNREACHABLE =
  'ഫോട്ടോകൾ കാണിക്കാനാവുന്നില്ല: അവ സൂക്ഷിച്ചിരിക്കുന്ന ഇടം ഈ നെറ്റ്‌വർക്കിൽ നിന്ന് കിട്ടുന്നില്ല.';

export const PICTURE = 'ഫോട്ടോ';
export const THE_PICTURE = 'ഫോട്ടോ';
export const PREVIOUS_PICTURE = 'മുൻ ഫോട്ടോ';
export const NEXT_PICTURE = 'അടുത്ത ഫോട്ടോ';
export const CLOSE_PICTURE = 'ഫോട്ടോ അടയ്ക്കൂ';
export const PICTURE_GONE = 'ഈ ഫോട്ടോ ഇപ്പോൾ ഇവിടെയില്ല.';
export const PICTURE_NOT_LOADED = 'ഈ ഫോട്ടോ ലോഡ് ചെയ്യാനായില്ല.';
export const ABOUT_PICTURE = 'ഈ ഫോട്ടോയെക്കുറിച്ച്';

// The number of a picture in the lightbox.

export const picturePosition = (number: number, count: string, name: string) =>
  `${count} ഫോട്ടോകളിൽ ${number}: ${name}`;
