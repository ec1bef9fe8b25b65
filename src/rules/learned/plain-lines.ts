/**
 * Lines of ordinary pages that hold hardly more than numbers. Collections of banners and buttons have few of them among
 * their clean lines, and a model would learn that any number is at fault. They are learnt from, never measured with.
 */
export const PLAIN_LINES = [
  '1', '1 / 9', '1 of 12', 'Page 2 of 10', '2024', '12:30', '4:00 am', '10%', '$100', '€ 20.00', '£5', '60,000 ₩', '+1 555 010 199', '1. 2. 3.', '3 x 4',
  '12 October 2018', 'October 12, 2018', 'Wednesday, November 20, 2019', 'Published 4:00 am CST, Wednesday, November 20, 2019', 'Updated 3 May 2021 at 14:05',
  'Posted on 7 June 2020 by admin', 'Sunday, 10 March', '2 days ago', '5 hours ago', '20 minutes ago', '3 comments', '0 comments', '14 replies', '6 photos', '8 min read', '120 pages',
  'Chapter 4', 'Section 2.1', 'Figure 3', 'Table 12', 'Volume 7, issue 2', 'Version 1.4.2', 'Article 25(1)', 'Room 12', 'Gate 4', 'Line 7', 'Step 1', 'Question 10',
  '© 2024 All rights reserved', 'Order number 10023', 'Invoice no. 77', 'Item 4411', 'SKU 90210', 'VAT 20%', 'Size 42', '500 g', '1.5 litres', '30 cm x 40 cm', '120 V, 60 Hz',
  'Monday to Friday, 9 am to 5 pm', 'Open from 8:00 to 18:00', 'Call us on 0800 123 456', '12 Station Road, London', 'Aged 55 and over', '10 things to know for today',
  'The 13 best restaurants in town', 'Sales fell 10 percent in October', 'The rate was 3.2 percent in September', 'In 2019 the company had 200 employees', 'She was 14 years old', 'It took 2 years and 3 months',
  'The report of 2019 lists 21 cases', 'Founded in 1998', 'Born in 1970', 'The team won 3 to 1', 'Returns within 30 days', 'Delivery in 3 to 5 working days', 'Boil for 10 minutes', 'Add 2 spoons of sugar',
  'Save my name and email in this browser', 'People in the region say the road is dangerous', 'He said the time had come to talk', 'Photo', 'Share this article', 'Back to top', 'Cookie settings',
]
