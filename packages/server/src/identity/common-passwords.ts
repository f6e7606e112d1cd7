/*
 * The words that lists of broken passwords begin with, of eight letters and more, and those that become one with digits behind them. In small
 * letters, without signs: what somebody has typed is compared without them too.
 */
const WORDS = `
12345678 123456789 1234567890 123123123 11111111 00000000 87654321 987654321 0123456789 12341234 11223344 112233445566
qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc asdfghjk asdfghjkl zxcvbnm zxcvbnm1 asdfasdf
qwertzui qwertzuiop azertyui azertyuiop password passwort contraseña contrasena password1 password12 password123 passw0rd p4ssw0rd pass1234 abcd1234
abcdefgh abc12345 abcd12345 a1b2c3d4 iloveyou iloveyou1 loveyou princess sunshine football football1 baseball basketball superman batman1 spiderman
trustno1 whatever starwars computer internet michelle jennifer jordan23 liverpool chelsea1 arsenal1 manchester barcelona realmadrid juventus
welcome welcome1 letmein letmein1 letmein123 master master1 admin admin123 admin1234 administrator root toor changeme default secret secret1 guest
guest123 login login123 test test1234 testtest dragon dragon1 monkey monkey1 shadow shadow1 ninja samsung samsung1 google google1 facebook pokemon
pokemon1 minecraft fortnite naruto naruto1 killer hunter hunter2 ranger mustang corvette ferrari mercedes yamaha harley freedom charlie michael michael1
daniel1 jessica1 ashley1 thomas1 andrew1 joshua1 matthew1 anthony1 robert1 william1 alexander nicole1 hannah1 samantha victoria elizabeth
qwe123qwe 123qweasd qweasdzxc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 123abc456 asdf1234 zxcv1234 wasd1234 12qwaszx
blink182 metallica nirvana1 slipknot linkinpark greenday eminem50 hello hello123 hello1234 hellohello lovelove babygirl butterfly chocolate cookie1
flower1 summer winter spring autumn january february september october november december monday friday sunday
tequiero tequieromucho teamo mariposa estrella princesa bonita1 corazon1 chocolate1 argentina colombia venezuela mexico1 espana1 madrid1
greatwall zhanguo wanli boardgame boardgames tabletop settlers monopoly chess123 checkers
`
export const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''))
