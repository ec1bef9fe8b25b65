import type { AccountMailTexts } from './texts.ts'

export const texts: AccountMailTexts = {
  changed: {
    'password-changed': 'Hesabınızın parolası değiştirildi.',
    'second-factor-on': 'Hesabınız artık bir kimlik doğrulama uygulamasının kodunu istiyor.',
    'second-factor-off': 'Hesabınız artık kimlik doğrulama uygulamasının kodunu istemiyor.',
    'second-factor-reset': 'Sunucuyu işleten kişi hesabınızın ikinci faktörünü ve geçiş anahtarlarını kaldırdı.',
    'recovery-code-used': 'Birisi hesabınıza bir kurtarma koduyla giriş yaptı. Bu kod artık geçerli değil.',
    'recovery-codes-renewed': 'Hesabınız için yeni kurtarma kodları oluşturuldu. Öncekiler artık geçerli değil.',
    'passkey-added': 'Hesabınıza bir geçiş anahtarı eklendi.',
    'passkey-removed': 'Hesabınızdan bir geçiş anahtarı kaldırıldı.',
  },
  account: 'Imprimatur hesabınız',
  when: 'Ne zaman',
  from: 'Nereden',
  browser: 'Tarayıcı',
  unknown: 'bilinmiyor',
  notYou: 'Bu sizseniz bir şey yapmanız gerekmez. Değilseniz yeni bir parola belirleyin; bu, diğer herkesin oturumunu kapatır:',
  removePasskey: 'Ardından Hesap altında geçiş anahtarını kaldırın: yeni bir parola onu geçersiz kılmaz.',
  signedIn: 'Birisi, daha önce bunun için kullanılmamış bir tarayıcıyla Imprimatur’a sizin adınıza giriş yaptı.',
  signedInSubject: 'Imprimatur’a yeni giriş',
  reset: {
    subject: 'Yeni parola belirleyin',
    asked: 'Birisi Imprimatur hesabınız için yeni bir parola belirlenmesini istedi.',
    open: (hours) => `Belirlemek için bu bağlantıyı ${hours} saat içinde açın:`,
    notYou: 'Bu siz değilseniz hiçbir şey değişmedi ve bir şey yapmanız gerekmez.',
  },
  invitation: {
    subject: (workspace) => `Davet: ${workspace}`,
    invites: (inviter, workspace) => `${inviter} sizi Imprimatur’daki “${workspace}” çalışma alanına davet ediyor.`,
    open: 'Katılmak için bu bağlantıyı yedi gün içinde açın:',
  },
}
