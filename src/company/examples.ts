/** What the forms of the admin area give as examples, in the words of the company's country. */
export const EXAMPLES = {
  people: 'Anu Thomas, Ravi Nair',
  cast: 'Anu Thomas as Maya, Ravi Nair',
  language: 'Malayalam, Tamil',
  certificate: 'U, UA 13+ or A',
};
