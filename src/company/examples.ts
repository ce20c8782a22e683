/** The examples in the forms of the admin area, typical of the company's country. */
export const EXAMPLES = {
  people: 'Anu Thomas, Ravi Nair',
  cast: 'Anu Thomas as Maya, Ravi Nair',
  language: 'Malayalam, Tamil',
  certificate: 'U, UA 13+ or A',
};
