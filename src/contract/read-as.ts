import { Type } from 'typebox'
import { Text } from './common.ts'

export const ReadAs = Type.Object(
  {
    kind: Text('The likeliest kind of page, such as shop, service or terms.'),
    sold: Type.Array(
      Type.Object({
        subject: Text('What is sold, such as supplement.'),
        likelihood: Type.Number({ minimum: 0, maximum: 1 }),
        words: Type.Array(Type.String(), { description: 'The words of the page that tell it.' }),
      }),
      { description: 'The likeliest first; empty where nothing tells.' },
    ),
    to_businesses: Type.Number({ minimum: 0, maximum: 1, description: 'How likely it sells to businesses alone.' }),
  },
  { title: 'ReadAs', description: 'What the page was read as before any rule looked at it; null for what is no page.' },
)
