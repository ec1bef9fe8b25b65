export const documents = {
  title: 'Studio',
}
